import '@parking/ui/formStyles'
import { Button, Loader, Menu } from '@mantine/core'
import { useErrorText, useTexts } from '@parking/runtime'
import { ActionMenu, ChevronDownIcon, DownloadIcon, Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { operationsTexts } from '../texts/ru.ts'
import { exportFormats, type Export } from './useExport.ts'

/** Chooses as what the operations are downloaded: as a table or a document of the back end. */
export function ExportMenu(props: {
  readonly download: Pick<Export, 'isPending' | 'mutate'>
}): ReactNode {
  const { download } = props
  const { t } = useTexts(operationsTexts)
  return (
    <ActionMenu>
      <Menu.Target>
        <Button
          variant="default"
          aria-busy={download.isPending}
          // Switched off it would lose the focus.
          leftSection={download.isPending ? <Loader size="1em" /> : <DownloadIcon />}
          rightSection={<ChevronDownIcon />}
        >
          {t('export.button')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {exportFormats.map((format) => (
          <Menu.Item
            key={format}
            disabled={download.isPending}
            onClick={() => download.mutate(format)}
          >
            {t(`export.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </ActionMenu>
  )
}

/** Says that the file did not come; below the title, so that the button stays in its place. */
export function ExportFailure(props: {
  readonly download: Pick<Export, 'error' | 'isError' | 'reset'>
}): ReactNode {
  const { download } = props
  const { t } = useTexts(operationsTexts)
  const errorText = useErrorText()
  if (!download.isError) return null
  return (
    <Notice
      tone="negative"
      announce="now"
      title={t('export.failed')}
      onDismiss={download.reset}
      dismissLabel={t('export.dismiss')}
    >
      {errorText(download.error)}
    </Notice>
  )
}
