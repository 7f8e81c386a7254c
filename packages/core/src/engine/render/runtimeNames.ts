/** What pages can use by name, as plain data; what they do use is checked against it. */
export interface RuntimeNames {
  /** Components that any page may use without an import. */
  components: string[];
  /** By key, what each module that pages import exports, or how it failed when it was loaded. */
  modules: Record<string, { exports: string[] } | { error: string }>;
}
