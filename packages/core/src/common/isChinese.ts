/** Whether a language is Chinese in any script or region, such as `zh`, `zh-CN` and `zh-Hant`. */
export function isChinese(lang: string): boolean {
  return /^zh/i.test(lang);
}
