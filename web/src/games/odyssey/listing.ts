import type { Listed } from "../registry";

const listing: Listed = {
  world: "fresco",
  button: { ground: "#14508a" },
  load: () => import("."),
  end: () => import("./end"),
};

export default listing;
