import type {
  BaseTarget,
  CreateVisualRequest,
  VisualCapabilities,
  VisualPropertySelector,
  VisualPropertyValue,
  VisualResponse,
} from '../models';
import type { Row } from './request-row';

/** Body of `PUT /report/pages/:pageName/visuals/:visualName/property`. */
export interface SetPropertyBody {
  /** Property to set. */
  selector: VisualPropertySelector;
  /** New value. A value with the `#default` schema resets the property. */
  value: VisualPropertyValue;
}

/**
 * Requests sent by `powerbi-report-authoring`, a package that extends the client's objects. `:index` is the position of a field
 * in a data role; `undefined` adds a field at the end.
 */
export interface AuthoringRequestTable {
  /** Returns the visual types that can be created. */
  'GET /report/availableVisualTypes': Row<undefined, string[]>;
  /** Returns the data roles of a visual type. */
  'GET /report/visuals/types/:visualType/capabilities': Row<undefined, VisualCapabilities>;
  /** Creates a visual without fields. */
  'POST /report/pages/:pageName/createVisual': Row<CreateVisualRequest, VisualResponse>;
  /** Deletes a visual. */
  'POST /report/pages/:pageName/deleteVisual': Row<{ visualName: string }, void>;
  /** Changes a visual's type. */
  'POST /report/pages/:pageName/visuals/:visualName/changeType': Row<{ visualType: string }, void>;
  /** Returns the fields in a data role. */
  'GET /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields': Row<undefined, BaseTarget[]>;
  /** Adds a field to a data role. */
  'POST /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index': Row<BaseTarget, void>;
  /** Removes a field from a data role. The body repeats the index. */
  'DELETE /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index': Row<number, void>;
  /** Returns a field's label. */
  'GET /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index/displayName': Row<
    undefined,
    string
  >;
  /** Sets a field's label. */
  'PUT /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index/displayName': Row<
    { newDisplayName: string },
    void
  >;
  /** Returns a field's name, which is unique within the visual. */
  'GET /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index/dataFieldName': Row<
    undefined,
    string
  >;
  /** Returns a field's format string. */
  'GET /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index/formatString': Row<
    undefined,
    string
  >;
  /** Sets a field's format string. */
  'PUT /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index/formatString': Row<
    { formatString: string },
    void
  >;
  /** Hides or shows a field. */
  'PUT /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index/hidden': Row<
    { isHidden: boolean },
    void
  >;
  /** Returns a property's value. */
  'POST /report/pages/:pageName/visuals/:visualName/property': Row<VisualPropertySelector, VisualPropertyValue>;
  /** Sets or resets a property. */
  'PUT /report/pages/:pageName/visuals/:visualName/property': Row<SetPropertyBody, void>;
}
