import mitt from "mitt";
import ms from "ms";
import { useState } from "react";
const bus = mitt();
const minute = ms('1m');
const useFlag = ()=>useState(false);
export { bus, minute, useFlag };
