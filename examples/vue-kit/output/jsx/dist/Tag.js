import { createVNode, defineComponent } from "vue";
const Tag = defineComponent({
    props: {
        label: {
            type: String,
            required: true
        }
    },
    emits: {
        remove: ()=>true
    },
    setup (props, { emit }) {
        const remove = ()=>emit('remove');
        return ()=>createVNode("button", {
                type: "button",
                onClick: remove
            }, [
                props.label
            ]);
    }
});
export { Tag };
