import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// temp/docs/pages/decisions/001-one-message-router-per-window.md
var __pageData = JSON.parse("{\"title\":\"001. One message router per window\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/001-one-message-router-per-window.md\",\"filePath\":\"decisions/001-one-message-router-per-window.md\"}");
var _sfc_main = { name: "decisions/001-one-message-router-per-window.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="001-one-message-router-per-window" tabindex="-1">001. One message router per window <a class="header-anchor" href="#001-one-message-router-per-window" aria-label="Permalink to “001. One message router per window”">​</a></h1><p><strong>Context.</strong> The published client adds a <code>message</code> listener for each service and each React wrapper, and offers every message to every embed. The cost of an event grows with the number of embeds, messages get several responses, and listeners remain after unmounting.</p><p><strong>Decision.</strong> Each window has one message router with one <code>message</code> listener, whatever the number of services and embeds. A message is looked up by its source window in a Map. The listener is removed with the last embed.</p><p><strong>Consequences.</strong> A frame&#39;s window is read at the iframe&#39;s <code>load</code> event, or when a message from an unknown window arrives. Reading <code>contentWindow</code> right after insertion triples the CPU cost of creating a frame (measured). Tests inject a different <code>messageTarget</code> instead of replacing the listener.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/001-one-message-router-per-window.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var _001_one_message_router_per_window_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, _001_one_message_router_per_window_default as default };
