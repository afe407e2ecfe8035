import { Service } from './service';

/** The service of the page, for whoever needs no other. Making it touches nothing of the page. */
export const service: Service = /* @__PURE__ */ new Service();
