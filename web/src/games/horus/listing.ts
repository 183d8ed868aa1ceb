import type { Listed } from "../registry";

const listing: Listed = {
  world: "papyrus",
  button: { ground: "#855a0d" },
  load: () => import("."),
  end: () => import("./end"),
};

export default listing;
