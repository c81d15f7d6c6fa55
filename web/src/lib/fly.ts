/** Things that change their place on the screen are seen to go there: a picture flies from where it last lay. */

const FLIGHT = 420;
const ARMED = 300;

/** Where each thing lay when it was last seen, by its name. */
const places = new Map<string, DOMRect>();
let armedUntil = 0;

/** Note where everything lies, just before the screen changes; what appears elsewhere right after comes flying. */
export function remember(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-fly]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) places.set(element.dataset["fly"] ?? "", rect);
  }
  armedUntil = performance.now() + ARMED;
}

/** Svelte action: the picture of a thing of that name, of which there is only one in the box. */
export function fly(element: HTMLImageElement, name: string): void {
  element.dataset["fly"] = name;
  const from = places.get(name);
  places.delete(name);
  if (!from || performance.now() > armedUntil || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // Where it comes to lie is known only after the layout.
  requestAnimationFrame(() => launch(element, from));
}

/** A copy goes over everything, so that no panel cuts it off; the picture itself appears when it has come. */
function launch(element: HTMLImageElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  if (to.width === 0 || Math.hypot(to.x - from.x, to.y - from.y) < 4) return;
  const copy = new Image();
  copy.src = element.src;
  copy.alt = "";
  Object.assign(copy.style, { position: "fixed", left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px`, zIndex: "55", pointerEvents: "none", transformOrigin: "0 0" });
  document.body.append(copy);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  const flight = copy.animate([{ transform: start }, { transform: "none" }], { duration: FLIGHT, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" });
  flight.onfinish = () => copy.remove();
  flight.oncancel = () => copy.remove();
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT });
}
