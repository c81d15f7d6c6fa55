/** The six seats: a sign, and colours named in the style sheet. Colour is never the only mark. */

export interface SeatMark {
  sign: string;
  /** Colour of the sign on the seat's colour. */
  signFill: string;
  fill: string;
  bright: string;
}

/** Signs are drawn in a box of 10, centred on 0,0. */
export const SEATS: readonly SeatMark[] = [
  { fill: "#45a9e8", bright: "#8fd0fa", signFill: "#10324a", sign: "M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0Z" },
  { fill: "#d63a2a", bright: "#f27a62", signFill: "#fff4e6", sign: "M0-4.6L4.6 3.6H-4.6Z" },
  { fill: "#f7cf2b", bright: "#ffe98a", signFill: "#4a3a00", sign: "M-3.7-3.7H3.7V3.7H-3.7Z" },
  { fill: "#2b2b30", bright: "#62626c", signFill: "#ffffff", sign: "M0-5L5 0L0 5L-5 0Z" },
  {
    fill: "#b5307f",
    bright: "#de6fb2",
    signFill: "#fff0f8",
    sign: "M-1.6-4.6H1.6V-1.6H4.6V1.6H1.6V4.6H-1.6V1.6H-4.6V-1.6H-1.6Z",
  },
  {
    fill: "#f6f2e6",
    bright: "#ffffff",
    signFill: "#3c3a36",
    sign: "M0-5L1.4-1.6L5-1.5L2.2.8L3.2 4.4L0 2.3L-3.2 4.4L-2.2.8L-5-1.5L-1.4-1.6Z",
  },
];

export function seatMark(seat: number): SeatMark {
  return SEATS[((seat % SEATS.length) + SEATS.length) % SEATS.length] as SeatMark;
}
