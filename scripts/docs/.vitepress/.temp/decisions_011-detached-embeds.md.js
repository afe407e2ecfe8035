import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// temp/docs/pages/decisions/011-detached-embeds.md
var __pageData = JSON.parse("{\"title\":\"011. A removed container detaches its embed\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/011-detached-embeds.md\",\"filePath\":\"decisions/011-detached-embeds.md\"}");
var _sfc_main = { name: "decisions/011-detached-embeds.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="011-a-removed-container-detaches-its-embed" tabindex="-1">011. A removed container detaches its embed <a class="header-anchor" href="#011-a-removed-container-detaches-its-embed" aria-label="Permalink to “011. A removed container detaches its embed”">​</a></h1><p><strong>Context.</strong> Tabs, modals and frameworks remove containers from the document and add them again later. The published client knows nothing of it, and its calls never settle. Disposing the embed, as earlier previews did, ends content that the page still needs.</p><p><strong>Decision.</strong> An embed whose frame is out of the document is detached: its calls reject, it has no timer and no listener, and only its container refers to it. One MutationObserver per registry finds containers that return, through weak references. The content then loads again with the changes that are recorded anyway for frames that reload. Only <code>reset</code> disposes.</p><p>A container without its frame keeps its embed object, so that handlers survive a rerender that clears the container. It accepts another type, because there is no content that could be replaced by mistake.</p><p><strong>Consequences.</strong> Detached embeds cannot be listed or counted, because the result would depend on garbage collection. An element that has never been in the document is not detached: its calls are queued, as in the published client. A container that returns inside a shadow root in which it has never been is noticed at its next call, or at the next change of the document.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/011-detached-embeds.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var _011_detached_embeds_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, _011_detached_embeds_default as default };
