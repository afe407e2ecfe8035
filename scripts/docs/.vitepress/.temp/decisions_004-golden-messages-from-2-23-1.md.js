import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// temp/docs/pages/decisions/004-golden-messages-from-2-23-1.md
var __pageData = JSON.parse("{\"title\":\"004. Golden messages are recorded from 2.23.1\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/004-golden-messages-from-2-23-1.md\",\"filePath\":\"decisions/004-golden-messages-from-2-23-1.md\"}");
var _sfc_main = { name: "decisions/004-golden-messages-from-2-23-1.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="004-golden-messages-are-recorded-from-2231" tabindex="-1">004. Golden messages are recorded from 2.23.1 <a class="header-anchor" href="#004-golden-messages-are-recorded-from-2231" aria-label="Permalink to “004. Golden messages are recorded from 2.23.1”">​</a></h1><p><strong>Context.</strong> Two versions of <code>powerbi-client</code> are installed: 2.23.1, which the specification describes and our headers announce, and the newer 2.24.1.</p><p><strong>Decision.</strong> Golden wire messages are recorded from 2.23.1. Methods, events, types and measurements are compared with 2.24.1.</p><p><strong>Consequences.</strong> Both clients play every scenario, and their messages are compared one by one. The permitted differences are listed with a reason each in differences.ts.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/004-golden-messages-from-2-23-1.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var _004_golden_messages_from_2_23_1_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, _004_golden_messages_from_2_23_1_default as default };
