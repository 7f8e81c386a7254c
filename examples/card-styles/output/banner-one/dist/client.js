'use client';
const client_open = ()=>document.querySelector('.card');
export { client_open as open };
