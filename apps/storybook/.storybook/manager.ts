import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  // Whole screens have nothing to set: the room is theirs.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (storyId?.startsWith('screens-') ? false : isShown),
  },
  theme: create({ base: 'light', brandTitle: 'Parking: components', brandUrl: './' }),
})
