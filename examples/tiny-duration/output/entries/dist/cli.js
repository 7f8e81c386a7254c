import { format } from "./a.js";
console.log(format(Number(process.argv[2] ?? 0)));
