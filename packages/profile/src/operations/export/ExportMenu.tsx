import '@parking/ui/formStyles'
import { Button, Loader, Menu } from '@mantine/core'
import { downloadOperations, type OperationsFilter } from '@parking/api-client'
import { saveFile, useAppContext, useErrorText, useMessages } from '@parking/runtime'
import { ChevronDownIcon, DownloadIcon, Notice } from '@parking/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { operationsMessages } from '../messages/operationsMessages.ts'
import css from './ExportMenu.module.css'

const kinds = ['xls', 'pdf'] as const

/** Downloads the operations that a filter asks for, as a table or a document of the back end. */
export function ExportMenu({ asked }: { readonly asked: OperationsFilter }): ReactNode {
  const { t } = useMessages(operationsMessages)
  const { api } = useAppContext()
  const errorText = useErrorText()
  const download = useMutation({
    mutationFn: (kind: (typeof kinds)[number]) =>
      api.run(downloadOperations({ filter: asked, kind })),
    onSuccess: (file) => saveFile(file.name, file),
  })
  return (
    <div className={css['root']}>
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
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
          {kinds.map((kind) => (
            <Menu.Item
              key={kind}
              disabled={download.isPending}
              onClick={() => download.mutate(kind)}
            >
              {t(`export.${kind}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {download.isError ? (
        <Notice
          tone="negative"
          announce="now"
          title={t('export.failed')}
          onDismiss={download.reset}
          dismissLabel={t('export.dismiss')}
        >
          {errorText(download.error)}
        </Notice>
      ) : null}
    </div>
  )
}
