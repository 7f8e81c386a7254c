/*! LICENSE: index.js.LICENSE.txt */
let r="card";export{r as card};