import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// temp/docs/pages/decisions/002-last-load-wins.md
var __pageData = JSON.parse("{\"title\":\"002. A changed load within 100 ms is delayed, not dropped\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/002-last-load-wins.md\",\"filePath\":\"decisions/002-last-load-wins.md\"}");
var _sfc_main = { name: "decisions/002-last-load-wins.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="002-a-changed-load-within-100-ms-is-delayed-not-dropped" tabindex="-1">002. A changed load within 100 ms is delayed, not dropped <a class="header-anchor" href="#002-a-changed-load-within-100-ms-is-delayed-not-dropped" aria-label="Permalink to “002. A changed load within 100 ms is delayed, not dropped”">​</a></h1><p><strong>Context.</strong> The specification says that a load within 100 ms of the previous one is skipped. Taken literally, the last change is lost: after two quick changes of props, the first one stays on screen.</p><p><strong>Decision.</strong> A load is skipped only if it repeats the previous one. A load with a different configuration is sent when the 100 ms have passed, with the last values.</p><p><strong>Consequences.</strong> Loads are combined: <code>load()</code> returns the promise of the load that will be sent. The frame receives at most one load per 100 ms, as specified.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/002-last-load-wins.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var _002_last_load_wins_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, _002_last_load_wins_default as default };
