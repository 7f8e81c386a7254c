import { loadRemote } from "@module-federation/runtime";
const loadPrice = ()=>loadRemote('shop_widgets/price');
export { loadPrice };
