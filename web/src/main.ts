import "@fontsource/alegreya/500.css";
import "@fontsource/alegreya/500-italic.css";
import "@fontsource/alegreya/700.css";
import "@fontsource/alegreya-sans/500.css";
import "@fontsource/alegreya-sans/700.css";
import "@fontsource/alegreya-sans/800.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { installable } from "./app/offline";

mount(App, { target: document.getElementById("page")! });
installable();
