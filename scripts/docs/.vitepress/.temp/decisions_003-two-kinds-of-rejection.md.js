import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// temp/docs/pages/decisions/003-two-kinds-of-rejection.md
var __pageData = JSON.parse("{\"title\":\"003. Two kinds of rejection\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/003-two-kinds-of-rejection.md\",\"filePath\":\"decisions/003-two-kinds-of-rejection.md\"}");
var _sfc_main = { name: "decisions/003-two-kinds-of-rejection.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="003-two-kinds-of-rejection" tabindex="-1">003. Two kinds of rejection <a class="header-anchor" href="#003-two-kinds-of-rejection" aria-label="Permalink to “003. Two kinds of rejection”">​</a></h1><p><strong>Context.</strong> Pages written for the published client read <code>message</code>, <code>detailedMessage</code> and <code>errorCode</code> of the frame&#39;s response, and the specification guarantees these fields. The SDK also detects errors itself.</p><p><strong>Decision.</strong> A call that the frame refuses rejects with the body of the response, a plain object. Errors that the SDK detects are instances of <code>EmbedError</code> with a <code>code</code>. A missing page, visual or command is detected by the SDK: the code is <code>notFound</code>, the message says what is missing, and <code>errorCode</code> contains the provider&#39;s name for it, <code>PowerBIEntityNotFound</code>.</p><p><strong>Consequences.</strong> <code>EmbedError</code> has the fields of the frame&#39;s response too, so that one <code>catch</code> block can read both. React converts both to an <code>EmbedError</code> with the response as <code>cause</code>.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/003-two-kinds-of-rejection.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var _003_two_kinds_of_rejection_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, _003_two_kinds_of_rejection_default as default };
