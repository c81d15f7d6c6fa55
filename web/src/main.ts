import { mount } from "svelte";
import App from "./App.svelte";
import { loadCatalog } from "./lib/catalog.svelte";
import { applyTheme } from "./lib/settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

applyTheme();
void loadCatalog();
const target = document.getElementById("app");
if (target) mount(App, { target });
