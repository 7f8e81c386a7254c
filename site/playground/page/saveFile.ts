/** Lets the browser save bytes as a file. They are never opened as a page, whatever they are. */
export function saveFile(name: string, bytes: Uint8Array): void {
  const blob = new Blob([bytes.slice()], { type: 'application/octet-stream' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
