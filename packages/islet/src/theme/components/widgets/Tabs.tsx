import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';

/** A tab and its content. */
export interface TabProps {
  /** What the tab says; by default its value. */
  label?: string;
  /** Value that is stored for the group; the label by default. */
  value?: string;
  /** Whether this tab is shown first. */
  default?: boolean;
  /** Its content. */
  children?: ReactNode;
}

/** Tabs, and which of them is shown. */
export interface TabsProps {
  /** Tabs of a group show the same value, which is stored for the next visit (SPEC 2.8). */
  group?: string;
  /** Another name of `group`. */
  groupId?: string;
  /** Another name of `group`. */
  syncKey?: string;
  /** Labels of the tabs, by their order. */
  items?: readonly string[];
  /** Labels of the tabs, by their value. */
  values?: ReadonlyArray<Required<Pick<TabProps, 'label' | 'value'>>>;
  /** The value of the tab that is shown first. */
  defaultValue?: string;
  /** Accessible name of the tab list. */
  label?: string;
  /** The `<Tab>`s. */
  children: ReactNode;
}

/** One tab of `<Tabs>`. Plain text becomes a paragraph, or the panel would look like one that contains only code. */
export function Tab({ children }: TabProps) {
  return typeof children === 'string' ? <p>{children}</p> : children;
}

/**
 * Shows one of its tabs. The document contains all of them: `behaviors/tabs.ts` handles the tab list, the early
 * script selects a stored tab before the first paint, and readers without script see all tabs.
 */
export function Tabs({ syncKey = '', groupId = syncKey, group = groupId, ...props }: TabsProps) {
  const id = useId();
  const tabs = readTabs(props);
  const first = Math.max(
    tabs.findIndex(({ isFirst }) => isFirst),
    0,
  );
  return (
    <div className="tabs" data-tabs={group}>
      <div className="tab-list" role="tablist" aria-label={props.label}>
        {tabs.map(({ key, label, value }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}t${index}`}
            aria-controls={`${id}p${index}`}
            aria-selected={index === first}
            tabIndex={index === first ? 0 : -1}
            data-value={value}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          className="tab-panel"
          role="tabpanel"
          id={`${id}p${index}`}
          aria-labelledby={`${id}t${index}`}
          data-label={tab.label}
          hidden={index !== first}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

interface ReadTab {
  key: ReactElement['key'];
  label: string;
  value: string;
  isFirst: boolean;
  content: ReactNode;
}

/** Reads what tabs are called, and which is shown first. */
function readTabs({ children, items, values, defaultValue }: TabsProps): ReadTab[] {
  const tabs = Children.toArray(children).filter((child) => String(child).trim() !== '');
  if (!tabs.every(isTab)) {
    throw new Error('<Tabs> may only contain <Tab label="…">. Move everything else into a tab.');
  }
  return tabs.map((content, index) => {
    const { label: written, value: id, default: isDefault = false } = content.props;
    const named = values?.find(({ value }) => value === id)?.label;
    const label = written ?? named ?? items?.[index] ?? id;
    if (label === undefined) throw new Error(`Tab ${index + 1} of <Tabs> needs a label="…".`);
    const value = id ?? label;
    const isFirst = isDefault || (defaultValue !== undefined && value === defaultValue);
    return { key: content.key, label, value, isFirst, content };
  });
}

function isTab(child: ReactNode): child is ReactElement<TabProps> {
  return isValidElement(child) && child.type === Tab;
}
