/** The places of the web app that are always one click away: in the header of a wide screen, at the foot of a narrow one. */
import { STATIC } from "../api/base";

const ALL = [
  ["/", "nav-play"],
  ["/lobby", "nav-lobby"],
  ["/tournaments", "nav-tournaments"],
  ["/friends", "nav-friends"],
  ["/ladder", "nav-ladder"],
  ["/rules", "rules"],
] as const;

/** Without a server there are no other people. */
export const PLACES = STATIC ? ALL.filter(([address]) => address === "/" || address === "/rules") : ALL;
