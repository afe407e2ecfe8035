/** Row of the request table: the types of the request body and the response body. */
export interface Row<Body, Result> {
  /** Type of the request body. */
  body: Body;
  /** Type of the response body. */
  result: Result;
}
