import './picture.css';
import { Art } from '../../ui/art.tsx';

/** The picture of the start page; `start-symbols.ts` draws its parts. */
export function Picture() {
  return (
    <div inert>
      <Art id="picture-kingdom" class="map kingdom" />
      <div class="doms">
        <Art id="picture-domino-1" class="dom" />
        <span class="crowned">
          <Art id="picture-domino-2" class="dom" />
          <Art id="king-1" class="king" />
        </span>
      </div>
    </div>
  );
}
