import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// temp/docs/pages/decisions/010-a-frame-keeps-its-unique-id.md
var __pageData = JSON.parse("{\"title\":\"010. A frame keeps its unique id\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/010-a-frame-keeps-its-unique-id.md\",\"filePath\":\"decisions/010-a-frame-keeps-its-unique-id.md\"}");
var _sfc_main = { name: "decisions/010-a-frame-keeps-its-unique-id.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="010-a-frame-keeps-its-unique-id" tabindex="-1">010. A frame keeps its unique id <a class="header-anchor" href="#010-a-frame-keeps-its-unique-id" aria-label="Permalink to “010. A frame keeps its unique id”">​</a></h1><p><strong>Context.</strong> The unique id is part of the frame&#39;s URL and of the frame&#39;s messages. The published client generates a new id when a container is embedded into again, but the frame still uses the old one, so its events are no longer recognized.</p><p><strong>Decision.</strong> Embedding again into the same element keeps the unique id, unless the configuration contains one.</p><p><strong>Consequences.</strong> <code>service.find(uniqueId)</code> finds the embed for as long as it exists.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/010-a-frame-keeps-its-unique-id.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var _010_a_frame_keeps_its_unique_id_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, _010_a_frame_keeps_its_unique_id_default as default };
