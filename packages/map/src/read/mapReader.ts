import { readMapAnswer } from '@parking/api-client/readMapAnswer'

globalThis.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void readMapAnswer(data).then((objects) => globalThis.postMessage(objects))
})
