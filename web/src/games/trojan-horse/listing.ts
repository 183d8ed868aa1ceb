import type { Listed } from "../registry";

const listing: Listed = {
  world: "pottery",
  button: { ground: "#1d1512", words: "#ffd9a8", edge: "light-dark(#1d1512, #c4643a)" },
  first: { horse: "open" },
  then: { lesson: "memory", after: { horse: "open" } },
  load: () => import("."),
  coach: () => import("./first"),
  end: () => import("./end"),
};

export default listing;
