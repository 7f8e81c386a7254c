import logo_namespaceObject from "./static/svg/logo.svg";
import terms_namespaceObject from "./static/assets/terms.txt";
export { logo_namespaceObject as logo, terms_namespaceObject as terms };
