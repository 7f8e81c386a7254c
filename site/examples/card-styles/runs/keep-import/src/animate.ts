export const animate = (menu: Element) => menu.animate({ opacity: [0, 1] }, 200);
