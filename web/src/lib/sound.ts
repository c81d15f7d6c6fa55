/** Short sounds made on the spot; nothing is loaded. */

import { settings } from "./settings.svelte";

type Sound = "placed" | "turn" | "points" | "end";

/** Frequency (Hz), start (s), length (s), loudness. */
const SCORES: Record<Sound, [number, number, number, number][]> = {
  placed: [
    [140, 0, 0.07, 0.5],
    [90, 0.02, 0.09, 0.4],
  ],
  turn: [
    [523, 0, 0.12, 0.18],
    [784, 0.11, 0.2, 0.18],
  ],
  points: [
    [659, 0, 0.09, 0.14],
    [880, 0.08, 0.14, 0.14],
  ],
  end: [
    [523, 0, 0.16, 0.18],
    [659, 0.14, 0.16, 0.18],
    [784, 0.28, 0.34, 0.18],
  ],
};

let context: AudioContext | null = null;

/** Play a sound if the person wants any and the browser lets it. */
export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length, loudness] of SCORES[sound]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = frequency;
    tone.type = "triangle";
    gain.gain.setValueAtTime(loudness, now + start);
    gain.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}
