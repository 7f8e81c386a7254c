const note_namespaceObject = "# hi\n";
export { note_namespaceObject as text };
