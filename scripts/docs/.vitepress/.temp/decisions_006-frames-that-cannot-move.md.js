import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// temp/docs/pages/decisions/006-frames-that-cannot-move.md
var __pageData = JSON.parse("{\"title\":\"006. A frame that cannot be moved loads again\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/006-frames-that-cannot-move.md\",\"filePath\":\"decisions/006-frames-that-cannot-move.md\"}");
var _sfc_main = { name: "decisions/006-frames-that-cannot-move.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="006-a-frame-that-cannot-be-moved-loads-again" tabindex="-1">006. A frame that cannot be moved loads again <a class="header-anchor" href="#006-a-frame-that-cannot-be-moved-loads-again" aria-label="Permalink to “006. A frame that cannot be moved loads again”">​</a></h1><p><strong>Context.</strong> A browser reloads an iframe when it is moved in the document, unless it supports <code>Element.moveBefore</code>. The usual workaround, a frame that floats above the page and follows a placeholder, breaks scrolling, stacking, focus order and screen readers.</p><p><strong>Decision.</strong> <code>keepAlive</code> in React keeps a report across routes only where <code>Element.moveBefore</code> exists. In other browsers, the next component embeds again.</p><p><strong>Consequences.</strong> In those browsers, the report is slower but correct. To avoid the load, keep the component mounted and hide it.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/006-frames-that-cannot-move.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var _006_frames_that_cannot_move_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, _006_frames_that_cannot_move_default as default };
