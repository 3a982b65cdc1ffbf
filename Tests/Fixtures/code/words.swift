import UIKit

@MainActor @available(iOS 13, *)
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    @Published private(set) var state: UIScene.ActivationState?

    #if DEBUG
    weak var observer: (any Observer)?
    #endif

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) async throws -> some View {
        guard let self, case .foregroundActive = scene.activationState else { return }
        for name in names where name != nil { print(name, for: self, in: 1) }
        NotificationCenter.default.post(name: .init("x"), object: nil)
        switch state {
        case .some(let value): try await value.open(`default`)
        default: break
        }
        let é = names.map { $0.count }, 进入 = #selector(self.run), key = \Self.state
    }
}
