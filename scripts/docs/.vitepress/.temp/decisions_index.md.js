import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// temp/docs/pages/decisions/index.md
var __pageData = JSON.parse("{\"title\":\"Decisions\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/index.md\",\"filePath\":\"decisions/index.md\"}");
var _sfc_main = { name: "decisions/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="decisions" tabindex="-1">Decisions <a class="header-anchor" href="#decisions" aria-label="Permalink to “Decisions”">​</a></h1><p>Each record explains one decision that a reader might question. A record does not change when the decision changes: it links to the record that replaces it.</p><table tabindex="0"><thead><tr><th>no.</th><th>decision</th></tr></thead><tbody><tr><td>001</td><td><a href="./001-one-message-router-per-window.html">One message router per window</a></td></tr><tr><td>002</td><td><a href="./002-last-load-wins.html">A changed load within 100 ms is delayed, not dropped</a></td></tr><tr><td>003</td><td><a href="./003-two-kinds-of-rejection.html">Two kinds of rejection</a></td></tr><tr><td>004</td><td><a href="./004-golden-messages-from-2-23-1.html">Golden messages are recorded from 2.23.1</a></td></tr><tr><td>005</td><td><a href="./005-emulator-shares-no-code.html">The emulator shares no code with the client</a></td></tr><tr><td>006</td><td><a href="./006-frames-that-cannot-move.html">A frame that cannot be moved loads again</a></td></tr><tr><td>007</td><td><a href="./007-size.html">Sizes have budgets, and factory functions create the model classes</a></td></tr><tr><td>008</td><td><a href="./008-events-bubble.html">Events bubble, except error and blur</a></td></tr><tr><td>009</td><td><a href="./009-tokens-belong-to-their-embed.html">A token belongs to its embed</a></td></tr><tr><td>010</td><td><a href="./010-a-frame-keeps-its-unique-id.html">A frame keeps its unique id</a></td></tr><tr><td>011</td><td><a href="./011-detached-embeds.html">A removed container detaches its embed</a></td></tr></tbody></table><p>To add a record, take the next number and a title that states the decision, and write three parts: context, decision, consequences.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/index.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var decisions_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, decisions_default as default };
