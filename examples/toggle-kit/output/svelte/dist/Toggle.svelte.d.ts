interface Props {
    label: string;
    on?: boolean;
}
declare const Toggle: import("svelte").Component<Props, {}, "on">;
type Toggle = ReturnType<typeof Toggle>;
export default Toggle;
