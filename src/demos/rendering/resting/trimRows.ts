const height = (style: string, name: string): number | undefined => {
  const [, value] = new RegExp(`(?:^|;)\\s*${name}:\\s*([\\d.]+)px`).exec(style) ?? [];
  return value === undefined ? undefined : Number(value);
};

/** Takes the rows out that a grid keeps ready below its lower edge: before it is alive, nobody scrolls to them. */
export function trimRows(stage: Element): void {
  for (const main of stage.querySelectorAll<HTMLElement>('.MuiDataGrid-main')) {
    if (main.closest('.MuiDataGrid-autoHeight')) continue;
    const root = main.closest('.MuiDataGrid-root')?.getAttribute('style') ?? '';
    const space = main.clientHeight - (height(root, '--DataGrid-topContainerHeight') ?? 0);
    let top = 0;
    for (const row of [
      ...(main.querySelector('.MuiDataGrid-virtualScrollerRenderZone')?.children ?? []),
    ]) {
      if (top >= space) row.remove();
      const style = row.getAttribute('style') ?? '';
      top += height(style, 'min-height') ?? height(style, 'height') ?? 0;
    }
  }
}
