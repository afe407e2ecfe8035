import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// temp/docs/pages/decisions/005-emulator-shares-no-code.md
var __pageData = JSON.parse("{\"title\":\"005. The emulator shares no code with the client\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/005-emulator-shares-no-code.md\",\"filePath\":\"decisions/005-emulator-shares-no-code.md\"}");
var _sfc_main = { name: "decisions/005-emulator-shares-no-code.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="005-the-emulator-shares-no-code-with-the-client" tabindex="-1">005. The emulator shares no code with the client <a class="header-anchor" href="#005-the-emulator-shares-no-code-with-the-client" aria-label="Permalink to “005. The emulator shares no code with the client”">​</a></h1><p><strong>Context.</strong> The emulator judges the client. If both took a wrong path from the same constant, every test would pass, and the real service would not respond.</p><p><strong>Decision.</strong> The client and the emulator share the protocol&#39;s types, the models, the specified validators and the transports, but nothing of <code>embed</code>, <code>report</code> or <code>service</code>. Each has its own routing and its own parsing of embed URLs and tokens.</p><p><strong>Consequences.</strong> Some lines look alike. A test checks the imports. The published client runs on the emulator unchanged, which verifies the emulator in turn.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/005-emulator-shares-no-code.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var _005_emulator_shares_no_code_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, _005_emulator_shares_no_code_default as default };
