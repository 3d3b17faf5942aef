import Divider from '@mui/material/Divider';

export default function StyledDividers() {
  return (
    <div className="mx-auto flex max-w-[360px] flex-col gap-6">
      <Divider className="border-b-2 border-dashed border-(--mui-palette-text-secondary)" />
      <Divider
        role="presentation"
        className="before:[border-top:3px_double_var(--mui-palette-secondary-main)] after:[border-top:3px_double_var(--mui-palette-secondary-main)]"
        classes={{
          wrapper:
            'font-[Georgia,serif] text-(--mui-palette-secondary-main) italic',
        }}
      >
        Chapter two
      </Divider>
      <Divider className="border-b-6 opacity-50" />
    </div>
  );
}
