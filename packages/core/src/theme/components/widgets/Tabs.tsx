import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';

export interface TabProps {
  label: string;
  /** What is remembered of a group; the label by default. */
  value?: string;
  children: ReactNode;
}

export interface TabsProps {
  /** Tabs of one group show the same value, and the next visit begins with it (SPEC 2.8). */
  group?: string;
  /** Name of the row of tabs, for those who do not see what it belongs to. */
  label?: string;
  children: ReactNode;
}

/** One of several contents; goes inside `<Tabs>`. */
export function Tab({ children }: TabProps) {
  return children;
}

/**
 * Shows one of its tabs. All are in the document: `prose/tabs.ts` makes the row of tabs work, the early
 * script shows a remembered one before the first paint, and readers without script see them all.
 */
export function Tabs({ group, label, children }: TabsProps) {
  const id = useId();
  const tabs = Children.toArray(children).filter((child) => String(child).trim() !== '');
  if (!tabs.every(isTab)) {
    throw new Error('<Tabs> takes nothing but <Tab label="…">; move the rest into one of them.');
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
