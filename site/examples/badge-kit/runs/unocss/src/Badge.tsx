export function Badge({ text }: { text: string }) {
  return <span className="rounded-full bg-sky-600 px-2 text-white">{text}</span>;
}
