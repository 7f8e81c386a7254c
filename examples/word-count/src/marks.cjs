exports.marks = /[.,;]/g;
