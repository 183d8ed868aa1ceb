import type { Listed } from "../registry";

const listing: Listed = {
  world: "pottery",
  button: { ground: "#9c4220" },
  load: () => import("."),
  end: () => import("./end"),
};

export default listing;
