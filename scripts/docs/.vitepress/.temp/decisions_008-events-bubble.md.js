import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// temp/docs/pages/decisions/008-events-bubble.md
var __pageData = JSON.parse("{\"title\":\"008. Events bubble, except error and blur\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/008-events-bubble.md\",\"filePath\":\"decisions/008-events-bubble.md\"}");
var _sfc_main = { name: "decisions/008-events-bubble.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="008-events-bubble-except-error-and-blur" tabindex="-1">008. Events bubble, except error and blur <a class="header-anchor" href="#008-events-bubble-except-error-and-blur" aria-label="Permalink to “008. Events bubble, except error and blur”">​</a></h1><p><strong>Context.</strong> In the published client, all events bubble from the container, and pages use this: one listener on the document or on a list serves many embeds. Bubbling has two risks: a frame could dispatch <code>click</code> or <code>submit</code> in the page, and <code>error</code> events would reach <code>window.onerror</code> and the page&#39;s monitoring. In addition, a handler added with <code>on</code> receives the events of other embeds inside the container.</p><p><strong>Decision.</strong> Events are dispatched on the container, can be canceled and bubble. <code>error</code> and <code>blur</code> do not bubble, because the events of these names in the DOM do not either. Event names are a closed set per embed type; other names are ignored. Handlers added with <code>on</code> are called for events of their own embed only. The event <code>preloaded</code> bubbles from its frame.</p><p><strong>Consequences.</strong> A listener above the container receives the events of all embeds below it, and finds the embed with <code>service.get(event.target)</code>. It also receives what other scripts dispatch under the same name. Listeners for <code>error</code> and <code>blur</code> belong on the container or are added with <code>on</code>.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/008-events-bubble.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var _008_events_bubble_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, _008_events_bubble_default as default };
