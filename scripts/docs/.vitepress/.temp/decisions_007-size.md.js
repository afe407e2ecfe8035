import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// temp/docs/pages/decisions/007-size.md
var __pageData = JSON.parse("{\"title\":\"007. Sizes have budgets, and factory functions create the model classes\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"decisions/007-size.md\",\"filePath\":\"decisions/007-size.md\"}");
var _sfc_main = { name: "decisions/007-size.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="007-sizes-have-budgets-and-factory-functions-create-the-model-classes" tabindex="-1">007. Sizes have budgets, and factory functions create the model classes <a class="header-anchor" href="#007-sizes-have-budgets-and-factory-functions-create-the-model-classes" aria-label="Permalink to “007. Sizes have budgets, and factory functions create the model classes”">​</a></h1><p><strong>Context.</strong> Bundlers keep a class that has a static block or extends the result of a call. Schemas written as validator classes are larger than schemas written as data.</p><p><strong>Decision.</strong> <code>modelClass(…)</code> creates the filter and selector classes, annotated with <code>/* @__PURE__ */</code>, so that bundlers drop the classes that a page does not import. Schemas are data. Event names are computed from an object that the compiler checks. <code>npm run size</code> enforces budgets for what a page downloads.</p><p><strong>Consequences.</strong> The first targets, 12 kB for the script tag and 7 kB for one report, cannot be reached with this object model. The names that the specification requires (methods, fields, events, enums, validators: 1,118 different words) take 4.8 kB of the script tag, and error messages 1.4 kB; in the bundle of one report they take 3.5 and 1.2 kB. Measured by leaving each part out, the largest parts of the rest are models, builders and validators (6.5 kB), the other embed types (1.6 kB), telemetry (0.9 kB) and tokens (0.8 kB). The script tag lists each model once, in an object that is built at run time (4.6 % smaller with shorter names of private members); other minifiers, and mangling of property names, change less than 1 %. A feature that needs a larger budget says so in its change.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/007-size.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var _007_size_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, _007_size_default as default };
