import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';

export interface TabProps {
  label: string;
  /** Value that is stored for the group; the label by default. */
  value?: string;
  children: ReactNode;
}

export interface TabsProps {
  /** Tabs of a group show the same value, which is stored for the next visit (SPEC 2.8). */
  group?: string;
  /** Accessible name of the tab list. */
  label?: string;
  children: ReactNode;
}

/** One tab of `<Tabs>`. */
export function Tab({ children }: TabProps) {
  return children;
}

/**
 * Shows one of its tabs. The document contains all of them: `behaviors/tabs.ts` handles the tab list, the early
 * script selects a stored tab before the first paint, and readers without script see all tabs.
 */
export function Tabs({ group, label, children }: TabsProps) {
  const id = useId();
  const tabs = Children.toArray(children).filter((child) => String(child).trim() !== '');
  if (!tabs.every(isTab)) {
    throw new Error('<Tabs> may only contain <Tab label="…">. Move everything else into a tab.');
  }
  return (
    <div className="tabs" data-tabs={group ?? ''}>
      <div className="tab-list" role="tablist" aria-label={label}>
        {tabs.map(({ key, props: { label, value = label } }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}t${index}`}
            aria-controls={`${id}p${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
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
          data-label={tab.props.label}
          hidden={index > 0}
        >
          {tab}
        </div>
      ))}
    </div>
  );
}

function isTab(child: ReactNode): child is ReactElement<TabProps> {
  return isValidElement(child) && child.type === Tab;
}
