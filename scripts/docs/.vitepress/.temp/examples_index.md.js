import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// temp/docs/pages/examples/index.md
var __pageData = JSON.parse("{\"title\":\"Examples\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"examples/index.md\",\"filePath\":\"examples/index.md\"}");
var _sfc_main = { name: "examples/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to “Examples”">​</a></h1><p>Four small projects to start from. Copy a folder, then run the commands.</p><table tabindex="0"><thead><tr><th>folder</th><th>contents</th><th>run</th></tr></thead><tbody><tr><td>script-tag</td><td>A single HTML file without JavaScript</td><td><code>npm install</code>, <code>npm start</code></td></tr><tr><td>vite-react</td><td>React and Vite: a report with buttons for its pages</td><td><code>npm install</code>, <code>npm start</code></td></tr><tr><td>next</td><td>Next.js: server rendering, and a token from a route handler</td><td><code>npm install</code>, <code>npm start</code></td></tr><tr><td>node-test</td><td>A test in plain Node (CommonJS), without a browser</td><td><code>npm install</code>, <code>npm test</code></td></tr></tbody></table><p><code>npm start</code> starts two servers: the page on <code>http://localhost:5173</code>, and the emulator with the content on <code>http://127.0.0.1:4300</code>. With the real service, use an embed URL and a token from your server instead, and remove the trusted origin.</p><p>Until the package is in your registry, install the tarball that <code>npm pack</code> creates: run <code>npm install ../vitrine-sdk-0.1.0.tgz</code> in the copy.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("examples/index.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var examples_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, examples_default as default };
