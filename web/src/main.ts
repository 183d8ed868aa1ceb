import "./style/fonts.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";

mount(App, { target: document.getElementById("page")! });
