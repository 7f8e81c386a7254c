import {
  bus,
  readyIn,
  version
} from "./chunk-SUSS3EUK.js";
export {
  bus,
  readyIn,
  version
};
