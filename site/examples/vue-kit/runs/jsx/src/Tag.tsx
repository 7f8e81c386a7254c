import { defineComponent } from 'vue';

/** A word that can be removed. */
export const Tag = defineComponent({
  props: { label: { type: String, required: true } },
  emits: { remove: () => true },
  setup(props, { emit }) {
    const remove = () => emit('remove');
    return () => (
      <button type="button" onClick={remove}>
        {props.label}
      </button>
    );
  },
});
