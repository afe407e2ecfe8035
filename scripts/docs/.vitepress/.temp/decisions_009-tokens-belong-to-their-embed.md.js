import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// temp/docs/pages/decisions/009-tokens-belong-to-their-embed.md
var __pageData = JSON.parse("{\"title\":\"009. A token belongs to its embed\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/009-tokens-belong-to-their-embed.md\",\"filePath\":\"decisions/009-tokens-belong-to-their-embed.md\"}");
var _sfc_main = { name: "decisions/009-tokens-belong-to-their-embed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="009-a-token-belongs-to-its-embed" tabindex="-1">009. A token belongs to its embed <a class="header-anchor" href="#009-a-token-belongs-to-its-embed" aria-label="Permalink to “009. A token belongs to its embed”">​</a></h1><p><strong>Context.</strong> The published client writes an embed&#39;s new token to the service, and the next embed uses it: a token for one report is sent to the frame of another.</p><p><strong>Decision.</strong> <code>setAccessToken</code> changes only the token of its embed. The service-wide <code>accessToken</code> is not sent to trusted origins, because they are not the provider&#39;s servers.</p><p><strong>Consequences.</strong> Pass <code>accessToken</code> or <code>getAccessToken</code> to each embed that needs it. Embeds that share the function share its pending request.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/009-tokens-belong-to-their-embed.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var _009_tokens_belong_to_their_embed_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, _009_tokens_belong_to_their_embed_default as default };
