export { Card } from "./card";
